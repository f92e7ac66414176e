import type { Fields, FieldVersions } from '#openapi/rules/content-fields.ts';

export type Choice = { take: 'now' } | { take: 'proposed' } | { take: 'custom'; text: string };

/** A choice, and the value that was stored when the reviewer chose. */
export interface MadeChoice {
  choice: Choice;
  now: unknown;
}

export type MadeChoices = Readonly<Record<string, MadeChoice>>;

export interface FieldWithChoice extends FieldVersions {
  /** Undefined while a conflict is undecided. */
  choice: Choice | undefined;
}

/**
 * Adds the choices to the fields. Drops a choice if the stored value has changed since. A field without a conflict defaults
 * to the changed version, or to the stored one if neither author changed it.
 */
export const fieldsWithChoices = (versions: readonly FieldVersions[], made: MadeChoices): FieldWithChoice[] =>
  versions.map((version) => ({ ...version, choice: choiceFor(version, made[version.name]) }));

function choiceFor({ now, changedBy }: FieldVersions, made: MadeChoice | undefined): Choice | undefined {
  if (made && JSON.stringify(made.now) === JSON.stringify(now)) return made.choice;
  if (changedBy === 'both') return undefined;
  return { take: changedBy === 'proposed' ? 'proposed' : 'now' };
}

/** Returns the values to publish, without fields that keep the stored value. */
export const chosenFields = (fields: readonly FieldWithChoice[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ name, choice, now, proposed }) => {
      if (choice?.take === 'proposed' && proposed !== now) return [[name, proposed]];
      return choice?.take === 'custom' && choice.text !== now ? [[name, choice.text]] : [];
    }),
  );
