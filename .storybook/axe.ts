/** The axe configuration of Storybook's panel and of the tests. */
export const axeContext = {
  // Rules for complete pages, such as a level 1 heading, do not apply to components.
  include: ['body'],
  // The live region of React Aria still names a button after its page was left.
  exclude: ['[data-live-announcer]'],
};

export const axeOptions = {
  // Listing passed nodes takes a quarter of the run time.
  resultTypes: ['violations' as const],
  // Only a disabled rule reads the stylesheets, which takes a quarter of the run time.
  preload: { assets: ['media' as const] },
  rules: {
    // Isolated components are outside of landmarks.
    region: { enabled: false },
    // Slow, and the project sets no inline spacing.
    'avoid-inline-spacing': { enabled: false },
  },
};
