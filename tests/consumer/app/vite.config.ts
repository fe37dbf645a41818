import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two applications: one with what it has of its own in German, from right to left, and with another router and a store. */
export default defineConfig({
  plugins: [react()],
  build: { rollupOptions: { input: { desk: 'index.html', german: 'german/index.html' } } },
});
