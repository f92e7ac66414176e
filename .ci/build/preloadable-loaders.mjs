/**
 * Lets the router preload the chunks of loaders. The router's plugin supports preloading for components only, so
 * after a click, loading the data would wait for the loader's chunk (ADR 6).
 * @returns {import('vite').Plugin}
 */
export const preloadableLoaders = () => ({
  name: 'springbyte-preloadable-loaders',
  transform: {
    filter: { id: /\/src\/routes\/.*\.tsx$/, code: /\blazyFn\(/ },
    handler(code, id) {
      const changed = code.replace(
        /lazyFn\((\$\$\w+), ["']loader["']\)/,
        'Object.assign($&, { preload: $1 })',
      );
      if (changed === code) {
        this.error(`The router's plugin generates different code for the loader of ${id}.`);
      }
      return { code: changed, map: null };
    },
  },
});
