import { useMemo, useState } from 'react';
import type { JsonObject } from '#api/change-json/apply-patch.ts';
import type { RecordReview, Resolution } from '#api/queries/moderation.ts';
import { isChangedSince } from '#openapi/rules/content-fields.ts';
import { fieldLabel } from '#questions/field-text.ts';
import { createUserMemory } from '#session/user-memory.ts';
import type { BothSides } from '../compare/word-changes.ts';
import { chosenFields, fieldsWithChoices, type Choice, type MadeChoices } from './choices.ts';
import { contentWithFields, createPatch, recordVersions } from './record-versions.ts';

/** The latest choices, restored when an approval is undone or fails. */
const latestChoices = createUserMemory<{ changeId: string; made: MadeChoices }>();

export const fieldAttribute = 'data-field';

/**
 * Holds the reviewer's choices between the stored and the proposed version (D-257).
 *
 * @returns undefined unless the record was saved after the submission
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

  const fields = fieldsWithChoices(record.versions, made);
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
    hint,
    result: contentWithFields(record, chosen),
    saved: review.saved,
    choose,
    goToConflict,
    /** Chooses for the focused field, or else for the next undecided one. */
    chooseAtFocus: (take: 'now' | 'proposed') => {
      const focused = document.activeElement?.closest(`[${fieldAttribute}]`)?.getAttribute(fieldAttribute);
      const name = focused ?? undecided?.name;
      if (name !== undefined) choose(name, { take });
    },
    /** @returns undefined while a conflict is undecided, or when nothing would change */
    resolve: (): Resolution | undefined => {
      const patchJson = createPatch(record, chosen);
      if (undecided) {
        setHint(`Decide first: ${fieldLabel(undecided.name)}.`);
        goToConflict();
        return undefined;
      }
      if (patchJson === undefined) {
        setHint('Everything stays as it is now. Reject the change, or choose a proposed value.');
        return undefined;
      }
      return { version: review.saved.version, patchJson };
    },
  };
}

export type ThreeWay = NonNullable<ReturnType<typeof useThreeWay>>;

export function focusField(name: string): void {
  const row = document.querySelector(`[${fieldAttribute}="${CSS.escape(name)}"]`);
  row?.querySelector<HTMLElement>('input:checked, input')?.focus();
  row?.scrollIntoView({ block: 'center' });
}
