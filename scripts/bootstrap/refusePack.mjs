/**
 * `prepack` of the packages that are published: npm ignores `publishConfig.directory`, so `npm pack` or `npm publish` in the workspace would
 * take the sources. What is published is the build in `dist`, which has a manifest of its own.
 */
console.error(
  'This folder holds the sources. Run `npm run build`, then `npm pack` or `npm publish` in its `dist`.',
);
process.exit(1);
