import { isProblem } from '#api/problem.ts';

/** What the server says of single questions, by their index in what was sent. */
export type ServerFindings = ReadonlyMap<number, readonly string[]>;

/** `model.questions.3.data.paragraph` of a model, `Questions[3].MediaFile` of a file part. */
const atQuestion = /^(?:model\.)?questions(?:\.|\[)(\d+)/i;

export function serverFindings(error: unknown): ServerFindings {
  const found = new Map<number, string[]>();
  if (!isProblem(error)) return found;
  for (const [name, messages] of Object.entries(error.errors)) {
    const index = atQuestion.exec(name)?.[1];
    if (index !== undefined) found.set(Number(index), [...(found.get(Number(index)) ?? []), ...messages]);
  }
  return found;
}
