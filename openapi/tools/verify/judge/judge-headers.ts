import { resolve, type ContractDocument, type Header, type Response } from '../../document.ts';
import { describeError, type Deviation } from '../../validator/deviation.ts';
import { convert } from '../../validator/parameters.ts';
import { createSchemaCompiler } from '../../validator/schema-compiler.ts';
import { mediaTypeOf, type ResponseMessage } from '../calls/exchange.ts';

type Difference = Pick<Deviation, 'pointer' | 'expected' | 'actual'>;

/** Compares the headers of a response with the documented ones and with the rules under *Transport*. */
export type JudgeHeaders = (documented: Response, response: ResponseMessage) => Difference[];

export function createJudgeHeaders(document: ContractDocument): JudgeHeaders {
  const check = createSchemaCompiler(document);

  function ofContract(name: string, { required = false, schema }: Header, value: string | undefined) {
    const pointer = pointerTo(name);
    if (value === undefined) return required ? [{ pointer, expected: 'a value', actual: 'nothing' }] : [];
    const converted = convert(value, resolve(document, schema));
    return check(schema)(converted).map((error) => ({ ...describeError(error), pointer }));
  }

  return ({ headers: documented = {} }, response) => [
    ...transportHeaders(response),
    ...Object.entries(documented).flatMap(([name, header]) =>
      ofContract(name, header, response.headers[name.toLowerCase()]),
    ),
  ];
}

const pointerTo = (name: string) => `header/${name.toLowerCase()}`;

function transportHeaders(response: ResponseMessage): Difference[] {
  const { headers } = response;
  const difference = (name: string, expected: string): Difference => ({
    pointer: pointerTo(name),
    expected,
    actual: headers[name] ?? 'nothing',
  });
  const isJson = mediaTypeOf(response) === 'application/json';
  const isStored = !/\bno-store\b/i.test(headers['cache-control'] ?? '');
  const [, charset = 'utf-8'] = /charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  return [
    ...(isJson && isStored ? [difference('cache-control', 'no-store')] : []),
    ...(isJson && charset.toLowerCase() !== 'utf-8' ? [difference('content-type', 'JSON in UTF-8')] : []),
    ...(headers['x-content-type-options']?.toLowerCase() === 'nosniff'
      ? []
      : [difference('x-content-type-options', 'nosniff')]),
  ];
}
