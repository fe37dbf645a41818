/** What a program puts on the clipboard, and the result of pasting it. */
export interface PastedSample {
  /** The program, and what was copied in it. */
  readonly name: string;
  /** The HTML that it writes, shortened. */
  readonly html: string;
  /** What is stored after it was pasted into an empty text. */
  readonly stored: string;
  /** The message about it; empty where nothing is missing. */
  readonly announcement: string;
}

const tablesPasted = 'Tables were pasted as lines, with | between the cells.';

const wordHead =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>' +
  '<meta name=Generator content="Microsoft Word 15"><style><!--\n/* Font Definitions */\n@font-face {font-family:Calibri; panose-1:2 15 5 2;}\n' +
  'p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-size:11.0pt;}\n@list l0:level1 {mso-level-text:\\F0B7;}\n--></style></head>' +
  '<body lang=EN-US><!--StartFragment-->';
const wordFoot = '<!--EndFragment--></body></html>';

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\r\n`;

const docsSpan = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none;') =>
  `<span style="color:#000000;background-color:transparent;${style}font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const docs = (content: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b">${content}</b><br class="Apple-interchange-newline">`;
const docsLine = '<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">';

/** Shapes of the clipboards of word processors, spreadsheets, mail programs and browsers. */
export const pastedSamples: readonly PastedSample[] = [
  {
    name: 'a table of two rows',
    html: '<table><tbody><tr><td>Limit</td><td>1,000,000</td></tr><tr><td>Deductible</td><td>5,000</td></tr></tbody></table>',
    stored: '<p>Limit | 1,000,000<br>Deductible | 5,000</p>',
    announcement: tablesPasted,
  },
  {
    name: 'Google Docs: regular and bold',
    html: '<b style="font-weight:normal"><p><span style="font-weight:400">Dear </span><span style="font-weight:700">Agent</span></p></b>',
    stored: '<p>Dear <strong>Agent</strong></p>',
    announcement: '',
  },
  {
    name: 'Word: bulleted and numbered lists in levels',
    html: `${wordHead}<p class=MsoNormal>Needed:<o:p></o:p></p>${wordItem(1, '·', 'Loss runs')}${wordItem(2, 'o', 'five years')}${wordItem(1, '·', 'Photos')}<p class=MsoNormal>Steps:<o:p></o:p></p>${wordItem(1, '1.', 'Sign')}${wordItem(2, 'a.', 'twice')}${wordItem(1, '2.', 'Send')}${wordFoot}`,
    stored:
      '<p>Needed:</p><ul><li>Loss runs<ul><li>five years</li></ul></li><li>Photos</li></ul>' +
      '<p>Steps:</p><ol><li>Sign<ol type="a"><li>twice</li></ol></li><li>Send</li></ol>',
    announcement: '',
  },
  {
    name: 'Word: a list that is numbered on after a paragraph',
    html: `${wordHead}${wordItem(1, '1.', 'One')}<p class=MsoNormal>Between<o:p></o:p></p>${wordItem(1, '2.', 'Two')}${wordItem(1, '1.', 'New')}${wordFoot}`,
    stored: '<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol><ol><li>New</li></ol>',
    announcement: '',
  },
  {
    name: 'Word: an empty paragraph, an indent, a tab and a picture',
    html:
      `${wordHead}<p class=MsoNormal>Total:<span style='mso-tab-count:1'>      </span>100<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>` +
      "<p class=MsoNormal style='margin-left:.5in'>Indented<o:p></o:p></p><p class=MsoNormal><!--[if gte vml 1]><v:shape id=x></v:shape><![endif]-->" +
      `<![if !vml]><img width=100 height=50 src="file:///C:/Temp/clip_image001.png" v:shapes="x"><![endif]></p>${wordFoot}`,
    stored: '<p>Total:\u2003100</p><p><br></p><p style="margin-left: 48px">Indented</p><p><br></p>',
    announcement: 'Pasted without pictures.',
  },
  {
    name: 'Word: a table with a heading row and a cell of two paragraphs',
    html:
      `${wordHead}<table class=MsoTableGrid border=1 cellspacing=0><tr><td width=100 valign=top><p class=MsoNormal><b>Coverage<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Limit<o:p></o:p></b></p></td></tr>` +
      `<tr><td><p class=MsoNormal>General<o:p></o:p></p><p class=MsoNormal>Liability<o:p></o:p></p></td><td><p class=MsoNormal>$1,000,000<o:p></o:p></p></td></tr></table>${wordFoot}`,
    stored: '<p><strong>Coverage</strong> | <strong>Limit</strong><br>General Liability | $1,000,000</p>',
    announcement: tablesPasted,
  },
  {
    name: 'Word: tracked text, a comment and a superscript',
    html:
      `${wordHead}<p class=MsoNormal>Area 500 m<sup>2</sup> <del cite="mailto:x">old</del> <ins>new</ins><span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span><o:p></o:p></p>` +
      `<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Check this</p></div></div>${wordFoot}`,
    stored: '<p>Area 500 m<sup>2</sup> <s>old</s> <u>new</u></p>',
    announcement: 'Pasted without comments.',
  },
  {
    name: 'Word in the browser: a list of which each item has its own',
    html:
      '<div class="OutlineElement Ltr"><p class="Paragraph"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">Needed:</span></span><span class="EOP">&nbsp;</span></p></div>' +
      '<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Loss runs</span><span class="EOP">&nbsp;</span></p></li></ul></div>' +
      '<div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li data-aria-level="2" class="OutlineElement"><p class="Paragraph"><span class="TextRun">five years</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
    stored: '<p>Needed:</p><ul><li>Loss runs<ul><li>five years</li></ul></li></ul>',
    announcement: '',
  },
  {
    name: 'Excel: cells of which the style sheet makes some bold',
    html:
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--table\n\t{mso-displayed-decimal-separator:"\\.";}\n' +
      'td\n\t{color:black; font-size:11.0pt; font-weight:400; font-family:Calibri, sans-serif; vertical-align:bottom;}\n.xl65\n\t{font-weight:700;}\n--></style></head><body link="#0563C1">' +
      "<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>\n<!--StartFragment-->\n <col width=64 span=2 style='width:48pt'>\n <tr height=20>\n" +
      "  <td height=20 class=xl65 width=64>Limit</td>\n  <td class=xl65 width=64>Premium</td>\n </tr>\n <tr height=20>\n  <td align=right>1000000</td>\n  <td>&nbsp;$<span style='mso-spacerun:yes'>   </span>12.50 </td>\n </tr>\n<!--EndFragment-->\n</table></body></html>",
    stored: '<p><strong>Limit</strong> | <strong>Premium</strong><br>1000000 | &nbsp;$ 12.50</p>',
    announcement: tablesPasted,
  },
  {
    name: 'Google Docs: blanks, a link and letters below the line',
    html: docs(
      `${docsLine}${docsSpan('Total:     100')}</p>${docsLine}${docsSpan('H')}${docsSpan('2', 'font-weight:400;vertical-align:sub;').replace('vertical-align:baseline;', '')}${docsSpan('O ')}<a href="https://north.example/a" style="text-decoration:none;">${docsSpan('here', 'font-weight:400;text-decoration:underline;')}</a></p>`,
    ),
    stored:
      '<p>Total: &nbsp; &nbsp; 100</p><p>H<sub>2</sub>O <a href="https://north.example/a" target="_blank" rel="noopener noreferrer">here</a></p>',
    announcement: '',
  },
  {
    name: 'Google Docs: nested lists, an empty line, a ticked box',
    html: docs(
      `<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('One')}</p></li>` +
        `<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${docsSpan('Two')}</p></li></ul></ul><br />` +
        `<ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" width="18px" height="18px" alt="checked" aria-roledescription="checkbox" /><p dir="ltr" role="presentation">${docsSpan('Done')}</p></li></ul>`,
    ),
    stored: '<ul><li>One<ul><li>Two</li></ul></li></ul><p><br></p><ul><li>☑ Done</li></ul>',
    announcement: '',
  },
  {
    name: 'Google Sheets: cells with a line end',
    html:
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>' +
      '<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>' +
      '<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;">Code</td><td style="vertical-align:bottom;">Note</td></tr>' +
      '<tr style="height:21px;"><td>0001</td><td>see<br/>section 4</td></tr><tr><td></td><td></td></tr></tbody></table>',
    stored: '<p><strong>Code</strong> | Note<br>0001 | see section 4</p>',
    announcement: tablesPasted,
  },
  {
    name: 'Gmail: lines that are div, with a quote',
    html: '<meta charset="utf-8"><div dir="ltr">Hi,<div><br></div><div>Second <b>line</b></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid rgb(204,204,204)"><div dir="ltr">Quoted<br></div></blockquote></div>',
    stored: '<p>Hi,</p><p><br></p><p>Second <strong>line</strong></p><blockquote><p>Quoted</p></blockquote>',
    announcement: '',
  },
  {
    name: 'Gmail: an emoji that is a picture, and a pixel that counts readers',
    html: '<div>Thanks <img data-emoji="👍" class="an1" alt="👍" src="https://fonts.gstatic.com/s/e/1f44d/72.png"><img src="https://track.example/p.gif" width="1" height="1"></div>',
    stored: '<p>Thanks 👍</p>',
    announcement: '',
  },
  {
    name: 'Outlook: a signature that a table arranges',
    html: `${wordHead}<table class=MsoNormalTable border=0><tr><td valign=top><p class=MsoNormal><img src="cid:image001.png@01D" alt="Logo"></p></td><td><p class=MsoNormal><b>Ana North</b></p><p class=MsoNormal>Underwriter<br>Harbor Lane</p></td></tr></table>${wordFoot}`,
    stored: '<p><strong>Ana North</strong></p><p>Underwriter<br>Harbor Lane</p>',
    announcement: 'Pasted without pictures.',
  },
  {
    name: 'Outlook on the web: div for each line, with a font',
    html: '<div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Hi,</div><div class="elementToProof" style="font-size: 12pt;"><br></div><div style="text-align: center;">Middle</div>',
    stored:
      '<p><span style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt">Hi,</span></p><p><br></p><p style="text-align: center">Middle</p>',
    announcement: '',
  },
  {
    name: 'LibreOffice Writer: a list and a struck word',
    html:
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">\n\t\t@page { size: 8.27in 11.69in }\n\t\tp { line-height: 115%; margin-bottom: 0.1in; background: transparent }\n\t</style></head><body lang="en-US" dir="ltr">' +
      '<p style="margin-bottom: 0in">Needed:</p><ul><li><p style="margin-bottom: 0in">Loss runs</p></li><li><p style="margin-bottom: 0in"><strike>Photos</strike></p></li></ul></body></html>',
    stored: '<p>Needed:</p><ul><li>Loss runs</li><li><s>Photos</s></li></ul>',
    announcement: '',
  },
  {
    name: 'LibreOffice Calc: cells with fonts',
    html: '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup width="85"></colgroup><tr><td height="17" align="left" valign=bottom><b>Limit</b></td><td align="left" valign=bottom><font color="#C9211E">red</font></td></tr></table>',
    stored: '<p><strong>Limit</strong> | <span style="color: #c9211e">red</span></p>',
    announcement: tablesPasted,
  },
  {
    name: 'a web page: sections, a definition list, a figure',
    html: '<section><h2>Terms</h2><dl><dt>Limit</dt><dd>The most that is paid</dd></dl></section><article>Text<aside>Aside</aside></article><figure><img src="data:image/png;base64,AA" alt="Map"><figcaption>Map</figcaption></figure><video src="https://x.example/v.mp4"></video>',
    stored: '<h2>Terms</h2><p>Limit</p><p>The most that is paid</p><p>Text</p><p>Aside</p><p>Map</p>',
    announcement: 'Pasted without pictures and video and embedded content.',
  },
  {
    name: 'a web page: a rule, preformatted lines, a line end, nested blocks in inline elements',
    html: '<p>One<br>two</p><hr><pre>a  b\n\tc</pre><a href="https://north.example/"><div>First</div><div>Second</div></a><strong><p>Bold</p><p style="font-weight:normal">Not</p></strong>',
    stored:
      '<p>One<br>two</p><hr><pre><code>a  b\n\tc</code></pre>' +
      '<p><a href="https://north.example/" target="_blank" rel="noopener noreferrer">First</a></p><p><a href="https://north.example/" target="_blank" rel="noopener noreferrer">Second</a></p>' +
      '<p><strong>Bold</strong></p><p>Not</p>',
    announcement: '',
  },
  {
    name: 'a web page: what is not to be seen, a form, a relative link',
    html: '<div style="display:none">secret</div><p>Name <input type="text" value="x"> <label><input type="checkbox" checked>Agree</label> <a href="ftp://x.example/a">file</a> <a href="#top">top</a> <q>said</q></p>',
    stored: '<p>Name ☑ Agree file top “said”</p>',
    announcement: 'Pasted without form fields and links to addresses that are not allowed.',
  },
  {
    name: 'an editor of code: lines with blanks at their beginning',
    html: '<meta charset="utf-8"><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, monospace;white-space: pre;"><div><span style="color: #569cd6;">if</span> (a) {</div><div>  run();</div><div>}</div></div>',
    stored:
      '<p><span style="color: #569cd6; background-color: #1e1e1e; font-family: Consolas, monospace">if</span><span style="color: #d4d4d4; background-color: #1e1e1e; font-family: Consolas, monospace"> (a) {</span></p><p><span style="color: #d4d4d4; background-color: #1e1e1e; font-family: Consolas, monospace">&nbsp; run();</span></p><p><span style="color: #d4d4d4; background-color: #1e1e1e; font-family: Consolas, monospace">}</span></p>',
    announcement: '',
  },
  {
    name: 'markup that says the opposite of its name',
    html: '<p><b style="font-weight:400">a</b><strong style="font-weight:300">b</strong><i style="font-style:normal">c</i><em style="font-style:normal">d</em><u style="text-decoration:none">e</u><s style="text-decoration-line:none">f</s><span style="font-weight:650">g</span><b>h<span style="font-weight:normal">i</span></b><span style="font-style:oblique">j</span></p>',
    stored: '<p>abcdef<strong>gh</strong>i<em>j</em></p>',
    announcement: '',
  },
];
