#!/usr/bin/env bash
# openapi-fetch 0.17.0: a Date as a query parameter vanishes from the address without an error, as an object without keys would, so a list that was to
# begin on a day begins anywhere. A path parameter that is null stays in the address as {id}, and the call is sent.
# Seen: /rates?location=TX& and /sets/%7Bid%7D.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-fetch@0.17.0
cat >run.mjs <<'JS'
import createClient from 'openapi-fetch';

const seen = [];
const fetch = async ({ url }) => {
  seen.push(url.replace('http://host.test', ''));
  return new Response(null, { status: 204 });
};
const client = createClient({ baseUrl: 'http://host.test', fetch });
await client.GET('/rates', { params: { query: { location: 'TX', from: new Date(0) } } });
await client.GET('/sets/{id}', { params: { path: { id: null } } });
console.log(seen.join('\n'));
if (seen.join() !== '/rates?location=TX&,/sets/%7Bid%7D') process.exit(1);
JS
node run.mjs
