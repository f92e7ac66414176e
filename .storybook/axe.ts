/** The axe configuration of Storybook's panel and of the tests. */
export const axeContext = {
  // Rules for complete pages, such as a level 1 heading, do not apply to components.
  include: ['body'],
  // React Aria's live region still contains the name of a button of the previous story.
  exclude: ['[data-live-announcer]'],
};

export const axeOptions = {
  // Without this, listing passed nodes takes a quarter of the run time.
  resultTypes: ['violations' as const],
  // Do not read stylesheets, which takes a quarter of the run time: only a disabled rule needs them.
  preload: { assets: ['media' as const] },
  rules: {
    // Isolated components are outside of landmarks.
    region: { enabled: false },
    // A slow rule, and the project has no inline spacing.
    'avoid-inline-spacing': { enabled: false },
  },
};
