import { useMemo, useState } from 'react';
import type { JsonObject } from '#api/change-json/apply-patch.ts';
import type { RecordReview, Resolution } from '#api/queries/moderation.ts';
import { isChangedSince } from '#openapi/rules/content-fields.ts';
import { fieldLabel } from '#questions/field-text.ts';
import { createUserMemory } from '#session/user-memory.ts';
import type { BothSides } from '../compare/word-changes.ts';
import { chosenFields, decidedFields, type Choice, type MadeChoices } from './choices.ts';
import { contentWith, patchOf, recordVersions } from './record-versions.ts';

/** The latest choices: an approval that is undone or refused leads back to them. */
const latestChoices = createUserMemory<{ changeId: string; made: MadeChoices }>();

/** Marks the row of a field. */
export const fieldAttribute = 'data-field';

/**
 * The choices of a reviewer between what is stored now and what is proposed (D-257).
 *
 * @returns undefined when the record is as it was when the change was submitted
 */
export function useThreeWay(
  changeId: string,
  sides: BothSides<JsonObject> | undefined,
  review: RecordReview | undefined,
) {
  const [made, setMade] = useState<MadeChoices>(() => {
    const latest = latestChoices.get();
    return latest?.changeId === changeId ? latest.made : {};
  });
  const [hint, setHint] = useState('');
  const record = useMemo(() => sides && review && recordVersions(sides, review.now), [sides, review]);
  if (!record || !review || !isChangedSince(record.versions)) return undefined;

  const fields = decidedFields(record.versions, made);
  const conflicts = fields.filter(({ changedBy }) => changedBy === 'both');
  const undecided = conflicts.find(({ choice }) => choice === undefined);
  const chosen = chosenFields(fields);

  const choose = (name: string, choice: Choice) => {
    setHint('');
    const next = { ...made, [name]: { choice, now: record.sides.now[name] } };
    setMade(next);
    latestChoices.set({ changeId, made: next });
  };
  const goToConflict = () => undecided && focusField(undecided.name);
  return {
    record,
    fields,
    conflicts,
    undecided,
    /** Why it cannot be approved yet. */
    hint,
    result: contentWith(record, chosen),
    saved: review.saved,
    choose,
    goToConflict,
    /** Chooses in the row that has the focus, or else in the next undecided one. */
    chooseHere: (take: 'now' | 'proposed') => {
      const focused = document.activeElement?.closest(`[${fieldAttribute}]`)?.getAttribute(fieldAttribute);
      const name = focused ?? undecided?.name;
      if (name !== undefined) choose(name, { take });
    },
    /** @returns what to publish; undefined while a conflict is open, and when nothing would change */
    resolve: (): Resolution | undefined => {
      const patchJson = patchOf(record, chosen);
      if (undecided) {
        setHint(`Decide first: ${fieldLabel(undecided.name)}.`);
        goToConflict();
        return undefined;
      }
      if (patchJson === undefined) {
        setHint('Everything stays as it is now. Reject the change, or take something from it.');
        return undefined;
      }
      return { version: review.saved.version, patchJson };
    },
  };
}

export type ThreeWay = NonNullable<ReturnType<typeof useThreeWay>>;

/** Moves the focus to the choices of a field. */
export function focusField(name: string): void {
  const row = document.querySelector(`[${fieldAttribute}="${CSS.escape(name)}"]`);
  row?.querySelector<HTMLElement>('input:checked, input')?.focus();
  row?.scrollIntoView({ block: 'center' });
}
