import { typeOf, withAncestors, type Change, type Context } from './change.ts';

const proseProperties = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  '$comment',
  'x-decisions',
]);

const proseTypes = new Set([
  'Info',
  'Tag',
  'TagList',
  'Example',
  'ExamplesMap',
  'Link',
  'LinksMap',
  'ExternalDocs',
]);

/** Texts, examples and links, which explain and bind nobody. */
export function isProse({ node, property }: Change): boolean {
  const isText = property !== undefined && proseProperties.has(property);
  return isText || withAncestors(node).some((pair) => proseTypes.has(typeOf(pair) ?? ''));
}

/** A component binds where it is used. That it comes, goes or has another name changes the names in generated code at most. */
function isComponent({ kind, node, property }: Change): boolean {
  const isWhole = kind !== 'modified' || property === 'key';
  return (
    isWhole && [node, node.parent, node.parent?.parent].some((pair) => pair && typeOf(pair) === 'Components')
  );
}

export function proseChanged() {
  return {
    any(change: Change, { report }: Context) {
      if (isProse(change) || isComponent(change)) report({ message: '' });
    },
  };
}

/** Everything else that changed: a wider request, a narrower response, something new. Stricter rules outweigh this one. */
export function compatibleChange() {
  return {
    any(change: Change, { report }: Context) {
      if (!isProse(change) && !isComponent(change)) report({ message: '' });
    },
  };
}
