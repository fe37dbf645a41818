#!/usr/bin/env bash
# openapi-fetch 0.17.0: a failure without a body, such as a 500 or 502 of a proxy, answers `error: ''`, which is falsy, beside `data: undefined`. The check
# that its own examples make, `if (error)`, takes it for a success. With any text in the body, error is that text.
# Seen: status 500, error "" and falsy; with the body "down": error "down".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-fetch@0.17.0
cat >run.mjs <<'JS'
import createClient from 'openapi-fetch';

const seen = [];
for (const body of ['', 'down']) {
  const client = createClient({ baseUrl: 'http://host.test/', fetch: async () => new Response(body, { status: 500 }) });
  const { data, error, response } = await client.GET('/sets');
  seen.push(`${response.status} ${JSON.stringify(error)} ${error ? 'truthy' : 'falsy'} data ${data}`);
}
console.log(seen.join('\n'));
if (seen.join() !== '500 "" falsy data undefined,500 "down" truthy data undefined') process.exit(1);
JS
node run.mjs
