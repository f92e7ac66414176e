import type { Fields, FieldVersions } from '#openapi/rules/content-fields.ts';

/** What the reviewer publishes of a field. */
export type Choice = { take: 'now' } | { take: 'proposed' } | { take: 'own'; text: string };

/** A choice of the reviewer, with what was stored when it was made. */
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
 * What is chosen for each field. A choice applies as long as the field is stored as it was then; a later save makes the
 * reviewer choose again. A field that only one side has changed takes that side.
 */
export const decidedFields = (versions: readonly FieldVersions[], made: MadeChoices): DecidedField[] =>
  versions.map((version) => ({ ...version, choice: choiceFor(version, made[version.name]) }));

function choiceFor({ now, changedBy }: FieldVersions, made: MadeChoice | undefined): Choice | undefined {
  if (made && JSON.stringify(made.now) === JSON.stringify(now)) return made.choice;
  if (changedBy === 'both') return undefined;
  return { take: changedBy === 'proposed' ? 'proposed' : 'now' };
}

/** The new values of the fields that do not stay as they are now. */
export const chosenFields = (fields: readonly DecidedField[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ name, choice, now, proposed }) => {
      if (choice?.take === 'proposed' && proposed !== now) return [[name, proposed]];
      return choice?.take === 'own' && choice.text !== now ? [[name, choice.text]] : [];
    }),
  );
