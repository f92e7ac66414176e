/**
 * What house style asks of the contract and redocly's configurable rules cannot say. A plugin of redocly, see
 * `plugins` in `openapi/redocly.yaml`.
 */
import type { MediaType, Schema } from './document.ts';

/** The part of redocly's context that our rules use. */
interface Context {
  report: (problem: { message: string; location?: unknown }) => void;
  location: { child: (name: string) => unknown };
}

const isObject = (schema: Schema) => schema.type === 'object' || schema['properties'] !== undefined;
const isMap = (schema: Schema) => typeof schema['additionalProperties'] === 'object';
const isClosed = (schema: Schema) => schema['unevaluatedProperties'] === false || isMap(schema);
const isOpenPart = (schema: Schema) => /\ban open part\b/i.test(String(schema['description']));

/** An object that lists its members admits no others, unless it is a part from which schemas are composed. */
function schemasAreClosed() {
  return {
    Schema(schema: Schema, { report }: Context) {
      if (isObject(schema) && !isClosed(schema) && !isOpenPart(schema)) {
        report({
          message: 'A schema is closed (unevaluatedProperties: false), or says that it is an open part.',
        });
      }
    },
  };
}

/** A reader meets no member without its meaning: each has a description, or a reference to a schema that has one. */
function membersAreDescribed() {
  return {
    SchemaProperties(properties: Record<string, Schema>, { report, location }: Context) {
      for (const [name, member] of Object.entries(properties)) {
        const isSaid = '$ref' in member || 'description' in member || 'const' in member;
        if (!isSaid) report({ message: `Say what ${name} means.`, location: location.child(name) });
      }
    },
  };
}

/** JSON that is sent or received is shown: an example for each body, of each status. */
function bodiesHaveExamples() {
  return {
    MediaTypesMap(content: Record<string, MediaType>, { report, location }: Context) {
      for (const [type, media] of Object.entries(content)) {
        const isText = type === 'application/json' || type === 'multipart/form-data';
        const isShown = Object.keys(media.examples ?? {}).length > 0;
        if (isText && !isShown) report({ message: 'A body has an example.', location: location.child(type) });
      }
    },
  };
}

export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'bodies-have-examples': bodiesHaveExamples,
        'members-are-described': membersAreDescribed,
        'schemas-are-closed': schemasAreClosed,
      },
    },
  };
}
