/** The axe configuration of Storybook's panel and of the tests. */
export const axeContext = {
  // With a context smaller than the document, axe skips rules for complete pages, such as a level 1 heading.
  include: ['body'],
  // React Aria's live region still contains the name of a button of the previous story.
  exclude: ['[data-live-announcer]'],
};

export const axeOptions = {
  // Without this, listing passed nodes takes a quarter of the run time.
  resultTypes: ['violations' as const],
  // Reading stylesheets takes a quarter of the run time, and only the experimental rule css-orientation-lock needs
  // them, which axe does not run by default.
  preload: { assets: ['media' as const] },
  rules: {
    // Isolated components are outside of landmarks.
    region: { enabled: false },
    // This rule is slow, and the project sets no text spacing in inline styles.
    'avoid-inline-spacing': { enabled: false },
  },
};

/** For a story that was checked in the light theme: the themes differ only in their colours. */
export const colourOptions = {
  ...axeOptions,
  runOnly: ['color-contrast', 'link-in-text-block'],
};
