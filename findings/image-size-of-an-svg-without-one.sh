#!/usr/bin/env bash
# image-size 2.1.0: an SVG whose viewBox is written with commas, as the SVG standard allows, answers without error and without width or height; a commented-out
# root before the real one gives the size of the comment; a viewBox with decimals is rounded side by side (20.5 × 10.25 becomes 21 × 10).
# Seen: undefined × undefined, 1 × 2 for an image of 24 × 12, 21 × 10.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund image-size@2.1.0
cat >run.cjs <<'JS'
const { imageSize } = require('image-size');

const images = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,20,10"/>',
  '<!-- <svg width="1" height="2"/> --><svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20.5 10.25"/>',
];
const seen = images.map((image) => {
  const { width, height } = imageSize(Buffer.from(image));
  return `${width} × ${height}`;
});
console.log(seen.join('\n'));
if (seen.join() !== 'undefined × undefined,1 × 2,21 × 10') process.exit(1);
JS
node run.cjs
