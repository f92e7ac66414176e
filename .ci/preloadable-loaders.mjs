/**
 * The router's plugin puts components and loaders into files of their own, and lets only components be loaded ahead of
 * time. Without this a screen's data would wait for the loader's file after each click (ADR 6).
 *
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
      if (changed === code) this.error(`The router's plugin writes the loader of ${id} in another way now.`);
      return { code: changed, map: null };
    },
  },
});
