import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For development: React then says what the browser draws otherwise than the server, attributes too. */
export default defineConfig({
  root: 'drawn',
  plugins: [react()],
  mode: 'development',
  build: { outDir: '../dist-drawn', minify: false },
});
