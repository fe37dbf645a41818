/**
 * What the development server leaves to the studio's own server, by the beginnings of paths; `/database` is the beginning of the uploads' path, too. The
 * Host that the browser asked for goes along: where it is not this machine, demo users do not work.
 */
export const serverPaths: readonly string[] = [
  ...['/rest', '/database', '/auditLogData', '/health', '/files/'],
  ...['/classCodeUpload', '/formTemplateUpload', '/importLOA', '/exportLOA'],
  ...[
    '/configuredFileDownload',
    '/productTemplateDownload',
    '/sectionTemplateUpload',
    '/sectionTemplateDownload',
  ],
];
