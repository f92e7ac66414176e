/** What axe looks at and for, in Storybook's panel as in the tests. */
export const axeContext = {
  // Not the document: rules about whole pages, such as the one heading of level 1, do not fit a component.
  include: ['body'],
  // The live region of React Aria still names a busy button seconds after its page was left.
  exclude: ['[data-live-announcer]'],
};

export const axeOptions = {
  // Listing every node that passed would take a quarter of the time of a run.
  resultTypes: ['violations' as const],
  // Only a rule that is off by default reads the stylesheets, which takes a quarter of the time of a check.
  preload: { assets: ['media' as const] },
  rules: {
    // A component by itself is in no landmark.
    region: { enabled: false },
    // It reads each inline style, and no stylesheet or component sets a spacing inline.
    'avoid-inline-spacing': { enabled: false },
  },
};
