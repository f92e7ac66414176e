import type { Fields, FieldVersions } from '#openapi/rules/content-fields.ts';

export type Choice = { take: 'now' } | { take: 'proposed' } | { take: 'custom'; text: string };

/** A choice with the value that was stored when it was made. */
export interface MadeChoice {
  choice: Choice;
  now: unknown;
}

export type MadeChoices = Readonly<Record<string, MadeChoice>>;

export interface DecidedField extends FieldVersions {
  /** Undefined while a conflict is undecided. */
  choice: Choice | undefined;
}

/**
 * Adds the choices to the fields. Drops a choice if the field was saved again since. A field that only one author has changed
 * defaults to that version.
 */
export const decidedFields = (versions: readonly FieldVersions[], made: MadeChoices): DecidedField[] =>
  versions.map((version) => ({ ...version, choice: choiceFor(version, made[version.name]) }));

function choiceFor({ now, changedBy }: FieldVersions, made: MadeChoice | undefined): Choice | undefined {
  if (made && JSON.stringify(made.now) === JSON.stringify(now)) return made.choice;
  if (changedBy === 'both') return undefined;
  return { take: changedBy === 'proposed' ? 'proposed' : 'now' };
}

/** Returns the values to publish, without fields that keep the stored value. */
export const chosenFields = (fields: readonly DecidedField[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ name, choice, now, proposed }) => {
      if (choice?.take === 'proposed' && proposed !== now) return [[name, proposed]];
      return choice?.take === 'custom' && choice.text !== now ? [[name, choice.text]] : [];
    }),
  );
