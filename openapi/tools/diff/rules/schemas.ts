import {
  isKeyword,
  keyOf,
  nameGone,
  typeOf,
  valueOf,
  withAncestors,
  type Change,
  type Context,
  type Pair,
} from './change.ts';
import { isProse } from './impact.ts';

/** JSON text whose content is no longer described, or has to follow a schema where it had not. */
export function contentSchemaChanged() {
  return {
    Schema({ kind, node }: Change, { report, getDirections }: Context) {
      if (kind === 'modified' || !isKeyword(node, 'contentSchema')) return;
      const name = node.parent ? keyOf(node.parent) : '';
      if (kind === 'removed') report({ message: `The JSON text in \`${name}\` is no longer described.` });
      else if (getDirections().includes('request')) {
        report({ message: `The JSON text in \`${name}\` has to follow a schema.` });
      }
    },
  };
}

const isClosed = (schema: Record<string, unknown>) =>
  schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;

/**
 * A property that requests may no longer carry, of a schema that is open because others are composed of it. They are closed:
 * lint holds that. Redocly sees the properties of closed schemas.
 */
export function openPartPropertyRemoved() {
  const isSeenByRedocly = (schema: Pair | null | undefined, directions: string[]) =>
    directions.includes('response') || isClosed(valueOf(schema?.revision));
  return {
    SchemaProperties: {
      Schema({ kind, node, property, base }: Change, { report, getDirections }: Context) {
        const gone = nameGone({ kind, node, property, base });
        const directions = getDirections();
        if (gone === undefined || !directions.includes('request')) return;
        if (isSeenByRedocly(node.parent?.parent, directions)) return;
        report({ message: `Requests may no longer carry \`${gone}\`.` });
      },
    },
  };
}

/** Properties, or parts of a form, that are named by a pattern. */
export function patternPropertyChanged() {
  const isPatterns = (pair: Pair | null) => pair !== null && isKeyword(pair, 'patternProperties');
  return {
    any({ kind, node, property, base, revision }: Change, { report, getDirections }: Context) {
      const isEntry = isPatterns(node.parent) && typeOf(node) === 'Schema';
      if (isEntry && property === 'key') {
        const [was, is] = [String(base?.value), String(revision?.value)];
        report({ message: `Properties that are named \`${was}\` became \`${is}\`.` });
      }
      if (kind === 'modified' || !(isEntry || isPatterns(node))) return;
      const breaks = kind === 'removed' || getDirections().includes('response');
      if (breaks) report({ message: `Properties that are named by a pattern were ${kind}.` });
    },
  };
}

const reversing = ['not', 'if', 'contains', 'propertyNames'];

/** Inside a negation or a condition, what is narrower widens the whole. Which of the two counts, a person has to decide. */
export function negatedSchemaChanged() {
  return {
    any(change: Change, { report }: Context) {
      if (isProse(change)) return;
      const [self, ...outer] = withAncestors(change.node);
      const places = change.kind === 'modified' && self ? [self, ...outer] : outer;
      const around = places.find((pair) => reversing.some((keyword) => isKeyword(pair, keyword)));
      if (around) report({ message: `What stands in \`${keyOf(around)}\` changed.` });
    },
  };
}
