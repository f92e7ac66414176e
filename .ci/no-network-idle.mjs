/**
 * A rule for oxlint: `no-restricted-properties` cannot see a value. Forbids the text, however it becomes an option.
 *
 * @typedef {{ report: (problem: { node: object, message: string }) => void }} Context
 */
export default {
  meta: { name: 'waits' },
  rules: {
    'no-network-idle': {
      create: (/** @type {Context} */ context) => {
        const check = (/** @type {object} */ node, /** @type {unknown} */ text) => {
          if (text !== 'networkidle') return;
          const message = 'The network may be quiet before the page has loaded: wait for what the user sees.';
          context.report({ node, message });
        };
        return {
          Literal: (/** @type {{ value?: unknown }} */ node) => check(node, node.value),
          TemplateElement: (/** @type {{ value: { cooked?: unknown } }} */ node) =>
            check(node, node.value.cooked),
        };
      },
    },
  },
};
