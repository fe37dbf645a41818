/** What pages read of an element, and a form with a field of that name hides. */
const clobberedNames = [
  ...[
    'attributes',
    'childNodes',
    'children',
    'content',
    'firstChild',
    'hasAttribute',
    'insertBefore',
    'localName',
  ],
  ...[
    'namespaceURI',
    'nextSibling',
    'nodeName',
    'nodeType',
    'nodeValue',
    'ownerDocument',
    'parentNode',
    'removeChild',
  ],
  ...[
    'getAttribute',
    'setAttribute',
    'removeAttribute',
    'tagName',
    'textContent',
    'remove',
    'toString',
    '__proto__',
  ],
];

/**
 * Documents that try to run something, to load something, or to leave their place. None of them may do so when it is
 * loaded, shown, pasted, typed as source or handed to the host.
 */
export const hostileHtml: readonly string[] = [
  '<script>window.hacked=1</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src=x onerror=window.hacked=1>',
  '<img src="x"onerror="window.hacked=1">',
  '<img/src=x/onerror=window.hacked=1>',
  '<p onclick="window.hacked=1" onmouseover=window.hacked=1>x</p>',
  '<body onload=window.hacked=1>x',
  '<svg onload=window.hacked=1>',
  '<svg><script>window.hacked=1</script></svg>',
  '<svg><a xlink:href="javascript:window.hacked=1"><text>x</text></a></svg>',
  '<svg><animate onbegin=window.hacked=1 attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=window.hacked=1></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<math><mi//xlink:href="data:x,<script>window.hacked=1</script>">',
  '<math href="javascript:window.hacked=1">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
  '<noembed><img title="</noembed><img src=x onerror=window.hacked=1>"></noembed>',
  '<textarea><img title="</textarea><img src=x onerror=window.hacked=1>"></textarea>',
  '<title><img title="</title><img src=x onerror=window.hacked=1>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=window.hacked=1>">',
  '<listing>&lt;img onerror="window.hacked=1" src=x&gt;</listing>',
  '<!--><img src=x onerror=window.hacked=1>-->',
  '<![CDATA[<img src=x onerror=window.hacked=1>]]>',
  '<template><img src=x onerror=window.hacked=1></template>',
  '<div><template shadowrootmode=open><script>window.hacked=1</script></template></div>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<a href="JaVaScRiPt:window.hacked=1">x</a>',
  '<a href=" &#14; javascript:window.hacked=1">x</a>',
  '<a href="java&#x09;script:window.hacked=1">x</a>',
  '<a href="&#106;avascript&colon;window.hacked=1">x</a>',
  '<a href="data:text/html,<script>window.hacked=1</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://x.example" target="opener" rel="opener">x</a>',
  '<img src="data:image/svg+xml,<svg onload=window.hacked=1>">',
  '<img src="javascript:window.hacked=1">',
  '<img srcset="x 1x, javascript:window.hacked=1 2x" src="https://x.example/a.png" onload=window.hacked=1>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<iframe src="javascript:parent.hacked=1"></iframe>',
  '<object data="javascript:window.hacked=1"></object>',
  '<embed src="data:text/html,<script>window.hacked=1</script>">',
  '<applet code=x></applet><audio src=x onerror=window.hacked=1></audio>',
  '<video><source onerror=window.hacked=1></video>',
  '<details open ontoggle=window.hacked=1>x</details>',
  '<input autofocus onfocus=window.hacked=1>',
  '<select autofocus onfocus=window.hacked=1></select>',
  '<form action="javascript:window.hacked=1"><button>x</button></form>',
  '<button formaction="javascript:window.hacked=1">x</button>',
  '<isindex action=javascript:window.hacked=1 type=image>',
  '<base href="https://evil.example/">',
  '<base target=_top><a href=/x>x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:window.hacked=1">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=import href="data:text/html,<script>window.hacked=1</script>">',
  '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  '<style onload=window.hacked=1></style>',
  '<p style="background:url(javascript:window.hacked=1)">x</p>',
  '<p style="width:expression(window.hacked=1)">x</p>',
  '<p style="behavior:url(x.htc);-moz-binding:url(x.xml#x)">x</p>',
  '<p style="position:fixed;inset:0;z-index:99999;background-color:red">x</p>',
  '<p style="color:red;}body{display:none">x</p>',
  '<p style="font-family:\'</style><img src=x onerror=window.hacked=1>\'">x</p>',
  '<p style="content:\'\\3cscript\\3e\'">x</p>',
  '<table background="javascript:window.hacked=1"><td>x',
  '<bgsound src="javascript:window.hacked=1">',
  '<marquee onstart=window.hacked=1>x</marquee>',
  '<keygen autofocus onfocus=window.hacked=1>',
  '<a id=hacked name=hacked>x</a><img name=getElementById><form id=body>',
  '<p id="__proto__" class="tiptap" contenteditable=false draggable=true>x</p>',
  '<x-element onclick=window.hacked=1 is="y">x</x-element>',
  '<custom><style><img src=x onerror=window.hacked=1></style></custom>',
  '"><img src=x onerror=window.hacked=1>',
  '</div></div><script>window.hacked=1</script>',
  '<p title="&quot;><img src=x onerror=window.hacked=1>">x</p>',
  '<p\u0000 onclick=window.hacked=1>x</p><scr\u0000ipt>window.hacked=1</scr\u0000ipt>',
  '<font face="x\'onerror=\'window.hacked=1" color="red;background:url(x)">x</font>',
  '<ol type="a" start="1"onclick=window.hacked=1><li>x</ol>',
  // What a form calls its fields hides what the page reads of the form itself.
  ...clobberedNames.map((name) => `<form id=f><input name="${name}"><b>x</b></form>`),
  ...clobberedNames
    .slice(0, 6)
    .map((name) => `<form><img name=${name} src=x><form><input name=${name}></form>`),
  '<?form onload=window.hacked=1?><p title="a<?b">x<?php echo 1 ?></p>',
  '<frameset>',
  '<frameset onload=window.hacked=1><frame src="javascript:window.hacked=1"></frameset>',
  '<html><head></head><frameset><noframes><p>x</p></noframes></frameset></html>',
  '<p>x</p><frameset></frameset><body onload=window.hacked=1>',
  `${'<div>'.repeat(5000)}x`,
  `${'<b><i>'.repeat(2000)}x${'</i></b>'.repeat(2000)}`,
];

/** Words of which mutated documents are made. */
const words = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '=',
    ' ',
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '\u0000',
    '\n',
    '`',
  ],
  ...[
    'form',
    'input',
    'frameset',
    'frame',
    'svg',
    'math',
    'table',
    'tr',
    'td',
    'select',
    'option',
    'template',
    'p',
    'b',
  ],
  ...[
    'style',
    'title',
    'textarea',
    'noscript',
    'iframe',
    'object',
    'a',
    'img',
    'font',
    'body',
    'html',
    'plaintext',
    'ul',
    'li',
  ],
  ...[
    'name',
    'id',
    'href',
    'src',
    'style=',
    'onerror=',
    'onload=',
    'window.hacked=1',
    'javascript:',
    '&#x6a;',
    'x',
  ],
  ...clobberedNames,
];

/**
 * Generated documents: two of the hostile ones cut anywhere and joined, with words put in, left out and repeated. The same ones for
 * the same number.
 */
export function mutatedHtml(seed: number): string {
  let state = (seed + 1) * 2_654_435_761;
  const below = (count: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % count;
  };
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const piece = () => {
    const whole = pick(hostileHtml).slice(0, 400);
    const start = below(whole.length);
    return whole.slice(start, start + below(whole.length) + 1);
  };
  let html = below(3) === 0 ? piece() : `${pick(hostileHtml).slice(0, 400)}${piece()}`;
  for (let count = below(6); count > 0; count -= 1) {
    const at = below(html.length + 1);
    const taken = below(3) === 0 ? below(12) : 0;
    const repeated = below(8) === 0 ? html.slice(at, at + below(20)) : '';
    html = `${html.slice(0, at)}${below(4) === 0 ? `<${pick(words)} ` : pick(words)}${repeated}${html.slice(at + taken)}`;
  }
  return html;
}

/** What a harmless document may hold; anything else is a fault. */
const harmlessElements = new Set(
  (
    'a b big blockquote br caption center code col colgroup del div em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre ' +
    's small span strike strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);
const harmlessAttributes = new Set(
  (
    'align alt bgcolor border cellpadding cellspacing color colspan dir face height href lang rel rowspan size span src ' +
    'start style target title type valign width'
  ).split(' '),
);

/** What is not harmless under a node, in words; nothing when all of it is. */
export function faultsIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI } = element;
    const faults: string[] = [];
    if (!harmlessElements.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml')
      faults.push(`<${localName}>`);
    for (const { name, value } of element.attributes) {
      if (!harmlessAttributes.has(name)) faults.push(`${localName}[${name}]`);
      if (/^(?:href|src)$/.test(name) && !/^(?:https?:|mailto:|tel:|[#?]|\.{0,2}\/(?!\/))/i.test(value))
        faults.push(`${name}=${value}`);
      if (name === 'style' && /url|expression|position|@import|behavior|binding|[\\<{}]/i.test(value))
        faults.push(`style=${value}`);
    }
    return faults;
  });
}
