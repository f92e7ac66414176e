/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { basePath } from './.ci/build/base-path.mjs';
import { chunkGroups } from './.ci/build/chunks.mjs';
import { contractPagePlugin } from './.ci/build/contract-page.mjs';
import { hosting } from './.ci/build/hosting.mjs';
import { preloadableLoaders } from './.ci/build/preloadable-loaders.mjs';
import { prerender } from './.ci/build/prerender.mjs';
import { previewSecurityHeaders } from './.ci/build/security-headers.mjs';
import { mockServiceWorker, retiredServiceWorker, serviceWorker } from './.ci/build/service-worker.mjs';

/** Modes with the mock backend; `live` and `production` contain none of it. */
const mockedModes = ['development', 'demo', 'test'];

/** Modes with the mock backend for users, not tests. */
const demoModes = ['development', 'demo'];

/** The service worker of the mock or of the production build, never both. */
const serviceWorkersFor = (mode: string) =>
  mockedModes.includes(mode) ? [mockServiceWorker(), retiredServiceWorker()] : serviceWorker();

const apiBaseUrlOf = (mode: string) => loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_API_BASE_URL'];

/**
 * Tests that need isolated modules: they build the application (a process cannot load both builds of React), run it
 * (it reacts to sessions of other tests), or mock modules.
 */
const isolatedTests = [
  'tests/architecture/{build/production-build,urls/urls}.test.ts',
  'tests/unit/api/global-handling.test.ts',
  'tests/unit/app/start-answer-sync-when-signed-in.test.ts',
  'tests/unit/lib/speech.test.ts',
  'tests/unit/api/response-caches.test.ts',
];

/** This host does not exist, so calls that bypass the mock fail. */
const unknownHost = 'http://api.springbyte.test';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders import client and cache, which the home page must not download.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent'], ['loader']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    preloadableLoaders(),
    react(),
    basePath(),
    prerender(),
    contractPagePlugin(),
    hosting(apiBaseUrlOf(mode)),
    previewSecurityHeaders(apiBaseUrlOf(mode)),
    ...(isSsrBuild ? [] : serviceWorkersFor(mode)),
  ],
  resolve: {
    alias: demoModes.includes(mode)
      ? [
          {
            find: /^(graphql|date-fns|tldts|lodash)$/,
            replacement: `${import.meta.dirname}/mocks/stubs/unused.ts`,
          },
        ]
      : [],
  },
  define: { __MOCKS__: JSON.stringify(mockedModes.includes(mode)) },
  server: {
    port: 5173,
    strictPort: true,
    // Vite reloads the application when a watched HTML file changes, and the contract page is in this folder.
    watch: { ignored: ['**/.cache/**'] },
  },
  preview: { port: 4173, strictPort: true },
  // `light-dark()` needs these targets; lowering it would double the colours of the stylesheet.
  build: {
    target: 'es2024',
    // All supported browsers have `modulepreload`.
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The security headers forbid fonts as data URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // The mock backend of the demo is one large chunk.
    chunkSizeWarningLimit: 850,
    rolldownOptions: {
      // The simulated payment provider (D-108) and the developer panel are separate pages.
      ...(demoModes.includes(mode)
        ? { input: ['index.html', 'mocks/payment/index.html', 'mocks/panel/index.html'] }
        : {}),
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // The worker of learners’ programs loads only one of its interpreters.
  worker: { format: 'es' },
  optimizeDeps: {
    // Without this, Vite discovers these packages late and reloads the page.
    include: [
      'react-aria-components',
      'react-dom/client',
      'valibot',
      'react-hook-form',
      '@hookform/resolvers/valibot',
      'lucide-react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'openapi-fetch',
      'jose',
      'zustand',
      'zustand/vanilla',
      'idb-keyval',
      'msw',
      'msw/browser',
      '@mswjs/data',
      'ajv/dist/2020.js',
      'ajv-formats',
      'fastest-levenshtein',
      '@lezer/highlight',
      '@lezer/javascript',
      '@lezer/python',
      '@jitl/quickjs-wasmfile-release-sync',
      '@micropython/micropython-webassembly-pyscript',
      'quickjs-emscripten-core',
    ],
  },
  test: {
    // By default, vitest leaves one core idle.
    maxWorkers: '100%',
    // Some tests open every page as every user, start processes or build the application.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In CI the last lines of the run name flaky tests.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: ['tests/{unit,architecture}/**/*.test.ts'],
          exclude: isolatedTests,
          setupFiles: ['tests/restore-globals.ts'],
          // Reloading modules for each file takes longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: isolatedTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'mock',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: ['tests/{contract,mock}/**/*.test.ts'],
          // Isolation would also compile the schemas of the contract for each file.
          isolate: false,
        },
      },
    ],
  },
}));
