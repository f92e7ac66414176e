import * as v from 'valibot';

/** Returns undefined for invalid data, so that one question does not break the page (D-071). */
export function parseData<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}
