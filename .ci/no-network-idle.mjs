/**
 * A rule for oxlint, beside `no-restricted-properties`, which cannot see the option of `goto`.
 *
 * @typedef {{ report: (problem: { node: object, message: string }) => void }} Context
 * @typedef {{ key: { name?: string }, value: { value?: unknown } }} Property
 */
export default {
  meta: { name: 'waits' },
  rules: {
    'no-network-idle': {
      create: (/** @type {Context} */ context) => ({
        Property(/** @type {Property} */ node) {
          if (node.key.name !== 'waitUntil' || node.value.value !== 'networkidle') return;
          const message = 'The network may be quiet before the page has loaded: wait for what the user sees.';
          context.report({ node, message });
        },
      }),
    },
  },
};
