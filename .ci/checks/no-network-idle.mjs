/**
 * An oxlint rule that forbids `networkidle` in any form; `no-restricted-properties` does not check values.
 * @typedef {{ report: (problem: { node: object, message: string }) => void }} Context
 */
export default {
  meta: { name: 'waits' },
  rules: {
    'no-network-idle': {
      create: (/** @type {Context} */ context) => {
        const check = (/** @type {object} */ node, /** @type {unknown} */ text) => {
          if (text !== 'networkidle') return;
          const message = 'The network may be idle before the page has loaded. Wait for visible content.';
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
