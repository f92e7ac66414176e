import { closest, keyOf, nameGone, typeOf, valueOf, words, type Change, type Context } from './change.ts';

/** A response that clients wait for. Fewer kinds of failure break nobody. */
export function successResponseRemoved() {
  return {
    Responses: {
      Response({ kind, node, property, base, revision }: Change, { report }: Context) {
        const gone = nameGone({ kind, node, property, base }) ?? '';
        if (!/^[23]|^default$/.test(gone)) return;
        const instead = kind === 'removed' ? 'was removed' : `became \`${String(revision?.value)}\``;
        report({ message: `Response \`${gone}\` ${instead}.` });
      },
    },
  };
}

/** A body that has to be sent where there was none. */
export function requiredBodyAdded() {
  return {
    RequestBody({ kind, node }: Change, { report }: Context) {
      const isRequired = valueOf(node.revision)['required'] === true;
      if (kind === 'added' && isRequired) report({ message: 'A required request body was added.' });
    },
  };
}

/** A part of a form that takes fewer types of content. */
export function formEncodingNarrowed() {
  const typesOf = (value: unknown) =>
    (typeof value === 'string' ? value.split(',') : []).map((one) => one.trim());
  return {
    Encoding({ node, property, base, revision }: Change, { report, getDirections }: Context) {
      if (property !== 'contentType' || revision?.value === undefined) return;
      if (!getDirections().includes('request')) return;
      const [was, is] = [typesOf(base?.value), typesOf(revision.value)];
      const tell = (what: string) => report({ message: `The part \`${keyOf(node)}\` ${what}.` });
      const lost = was.filter((type) => !is.includes(type));
      if (was.length === 0) tell(`is limited to ${is.join(', ')}`);
      if (lost.length > 0) tell(`no longer takes ${lost.join(', ')}`);
    },
  };
}

/** Servers of a single path stand for the document's own: the path moves. */
export function serverReplaced() {
  return {
    ServerList({ kind, node }: Change, { report }: Context) {
      if (kind === 'modified' || !closest(node, 'PathItem')) return;
      report({
        message:
          kind === 'added' ? 'It moved to a server of its own.' : "It moved to the document's servers.",
      });
    },
  };
}

/** What the server takes when a client leaves a value out. */
export function defaultChanged() {
  return {
    Schema({ property, base, revision }: Change, { report, getDirections }: Context) {
      if (property !== 'default' || !getDirections().includes('request')) return;
      const [was, is] = [base, revision].map((side) => JSON.stringify(side?.value) ?? 'none');
      report({ message: `What is left out of a request counts as ${is}, not as ${was}.` });
    },
  };
}

/** The property by which clients tell the members of a union apart. */
export function discriminatorChanged() {
  return {
    Discriminator({ property, base, revision }: Change, { report }: Context) {
      if (property !== 'propertyName') return;
      const [was, is] = [words([base?.value]), words([revision?.value])];
      report({ message: `Variants are told apart by \`${is.join()}\`, not by \`${was.join()}\`.` });
    },
  };
}

const bodies = ['MediaType', 'Parameter', 'Header'];

/** A body, parameter or header that is no longer described by a schema, or was not before. */
export function schemaPresenceChanged() {
  return {
    Schema({ kind, node }: Change, { report, getDirections }: Context) {
      const isBody = keyOf(node) === 'schema' && node.parent && bodies.includes(typeOf(node.parent) ?? '');
      if (kind === 'modified' || !isBody) return;
      const breaks = getDirections().includes(kind === 'added' ? 'request' : 'response');
      const where = typeOf(node.parent ?? node)
        ?.replace('MediaType', 'body')
        .toLowerCase();
      if (breaks) report({ message: `The schema of the ${where} was ${kind}.` });
    },
  };
}
