/**
 * Rules of our own that redocly's configurable rules cannot express. A plugin of redocly, see `plugins` in
 * `openapi/redocly.yaml`.
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

/** An object allows only the members that it lists, unless it is a part of which other schemas are composed. */
function schemasAreClosed() {
  return {
    Schema(schema: Schema, { report }: Context) {
      if (isObject(schema) && !isClosed(schema) && !isOpenPart(schema)) {
        report({
          message:
            'Close the schema (unevaluatedProperties: false), or say in its description that it is an open part.',
        });
      }
    },
  };
}

/** Every member has a description, or a reference to a schema that has one. */
function membersAreDescribed() {
  return {
    SchemaProperties(properties: Record<string, Schema>, { report, location }: Context) {
      for (const [name, member] of Object.entries(properties)) {
        const isDescribed = '$ref' in member || 'description' in member || 'const' in member;
        if (!isDescribed) report({ message: `Describe ${name}.`, location: location.child(name) });
      }
    },
  };
}

/** Every JSON body or form has an example, for each status. */
function bodiesHaveExamples() {
  return {
    MediaTypesMap(content: Record<string, MediaType>, { report, location }: Context) {
      for (const [type, media] of Object.entries(content)) {
        const needsExample = type === 'application/json' || type === 'multipart/form-data';
        const hasExample = Object.keys(media.examples ?? {}).length > 0;
        if (needsExample && !hasExample) {
          report({ message: 'Add an example of the body.', location: location.child(type) });
        }
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
