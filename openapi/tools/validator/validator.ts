import { resolve, routesOf, type ContractDocument, type Route } from '../document.ts';
import { describeError, preview, type Deviation } from './deviation.ts';
import { checkParameters, type ParameterValues } from './parameters.ts';
import { createSchemaCompiler, type Check } from './schema-compiler.ts';

/** The documented parts of a request. Of other headers, only `content-type` is read. */
export interface RequestParts extends ParameterValues {
  /** The parsed JSON body, or the parts of a form by name with JSON parsed; `undefined` without a body. */
  body?: unknown;
}

/** Validates values against the contract. An empty list means no deviation. */
export interface ContractValidator {
  /**
   * Validates against a schema by name (`Learner`, or `#/components/schemas/Learner`). @throws Error when it does
   * not exist
   */
  schema(name: string): { validate(value: unknown): Deviation[] };
  /** Validates a request. @throws Error for an unknown operationId */
  request(operationId: string, request: RequestParts): Deviation[];
  /** Validates a response. An undocumented status is a deviation. @throws Error for an unknown operationId */
  response(operationId: string, status: number, body: unknown): Deviation[];
}

type Report = (pointer: string, expected: string, actual: string) => Deviation;

const json = 'application/json';
const form = 'multipart/form-data';

/**
 * Creates a validator for Node and browsers. Compiles and caches schemas on first use. Checks only the media type
 * of bodies other than JSON and forms.
 * @param document the bundled contract (`openapi/contract.gen.json`)
 */
export function createValidator(document: ContractDocument): ContractValidator {
  const check = createSchemaCompiler(document);
  const routes = new Map(routesOf(document).map((route) => [route.operation.operationId, route]));

  function routeOf(operationId: string): Route {
    const route = routes.get(operationId);
    if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
    return route;
  }

  function checkBody(route: Route, { body, headers }: RequestParts): Deviation[] {
    const report = reporter(route.operation.operationId, 'body');
    const documented = route.operation.requestBody;
    if (body === undefined) return documented?.required ? [report('', 'a body', 'nothing')] : [];
    if (!documented) return [report('', 'no body', preview(body))];
    const sent = headers?.['content-type']?.split(';')[0]?.trim().toLowerCase() ?? json;
    const media = documented.content[sent];
    if (!media) return [report('', `a body of type ${Object.keys(documented.content).join(' or ')}`, sent)];
    return (sent === json || sent === form) && media.schema
      ? deviations(check(media.schema), body, route.operation.operationId, 'body')
      : [];
  }

  return {
    schema(name) {
      const short = name.replace('#/components/schemas/', '');
      const schema = document.components.schemas[short];
      if (!schema) throw new Error(`The contract has no schema '${short}'.`);
      return { validate: (value) => deviations(check(schema), value, short, 'body') };
    },

    request(operationId, request) {
      const route = routeOf(operationId);
      return [...checkParameters(document, check, route, request), ...checkBody(route, request)];
    },

    response(operationId, status, body) {
      const { responses } = routeOf(operationId).operation;
      const report = reporter(operationId, 'response');
      const documented = responses[String(status)];
      if (!documented) return [report('', `one of ${Object.keys(responses).join(', ')}`, String(status))];
      const { content } = resolve(document, documented);
      if (!content) return body === undefined || body === null ? [] : [report('', 'no body', preview(body))];
      const schema = content[json]?.schema;
      return schema ? deviations(check(schema), body, operationId, 'response') : [];
    },
  };
}

function reporter(operation: string, where: Deviation['where']): Report {
  return (pointer, expected, actual) => ({ operation, where, pointer, expected, actual });
}

function deviations(check: Check, value: unknown, operation: string, where: Deviation['where']): Deviation[] {
  return check(value).map((error) => ({ operation, where, ...describeError(error) }));
}
