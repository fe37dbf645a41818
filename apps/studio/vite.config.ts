import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.STUDIO_SERVER ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/rest': server, '/database': server, '/health': server } },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
