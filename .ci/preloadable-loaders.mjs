/**
 * The router's plugin puts components and loaders into files of their own, and lets only components be loaded ahead of
 * time. Without this a screen's data would wait for the loader's file whenever somebody follows a link.
 *
 * @returns {import('vite').Plugin}
 */
export const preloadableLoaders = () => ({
  name: 'springbyte-preloadable-loaders',
  transform: {
    filter: { id: /\/src\/routes\/.*\.tsx$/, code: 'lazyFn' },
    handler: (code) => ({
      code: code.replace(/lazyFn\((\$\$\w+), ["']loader["']\)/, 'Object.assign($&, { preload: $1 })'),
      map: null,
    }),
  },
});
