import * as v from 'valibot';

/** The data if it fits the schema, else undefined: a broken question never breaks the page (D-071). */
export function parseData<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}
