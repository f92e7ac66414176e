import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#mocks/data/db.ts';
import type { TableName } from '#mocks/data/models.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { sendMail } from '#mocks/services/outbox.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { moderationCalls, patch } from '../moderation/moderation-calls.ts';

const mock = useMock();
const { backend } = mock;
const { submit, approve, questionChange, activity } = moderationCalls(mock);

const halves = 'act-4-fractions-halves';
const first = 'que-4-fractions-halves-1';
const last = 'que-4-fractions-halves-5';

async function submitChange(questionId: string, sortOrder: number): Promise<string> {
  const { body } = await submit(await questionChange(questionId, patch(['/SortOrder', sortOrder])));
  return body.id;
}

const remove = (id: string) => backend.db.changeSets.remove(id);

describe('ids of deleted records', () => {
  test('are not reused for change sets, so that an outdated tab cannot approve another change', async () => {
    await mock.signInAs('thandi');
    const outdatedId = await submitChange(first, 3);
    remove(outdatedId);
    const other = await submitChange(last, 0);
    expect(other).not.toBe(outdatedId);
    const before = await activity(halves);
    expect(await approve(outdatedId)).toMatchObject({
      status: 404,
      body: { message: 'Change set not found.' },
    });
    expect(await activity(halves)).toEqual(before);
  });

  test('are not reused for attempts and emails', () => {
    const { db } = backend;
    const attempt = db.attempts.all().at(-1);
    db.attempts.remove(attempt?.id ?? '');
    expect(db.nextId('att')).not.toBe(attempt?.id);

    const mail = { kind: 'trial-invite', to: 'a@b.test', subject: 'S', text: 'T', link: 'L' } as const;
    for (let sent = 0; sent < 2; sent += 1) sendMail(db, testNow, mail);
    db.mails.remove('mail-2');
    sendMail(db, testNow, mail);
    expect(db.mails.all().map(({ id }) => id)).toEqual(['mail-1', 'mail-3']);
  });

  test('are not reused after restoring a snapshot', async () => {
    await mock.signInAs('thandi');
    const id = await submitChange(first, 3);
    remove(id);
    backend.restore(structuredClone(backend.db.dump()), 'default', testNow);
    expect(await submitChange(last, 0)).not.toBe(id);
  });

  test('are not reused after a reload with the changed tables', async () => {
    const saved: Partial<Record<TableName, unknown>> = {};
    backend.onChange((tables) => {
      for (const name of tables) saved[name] = structuredClone(backend.db[name].all());
      return Promise.resolve();
    });
    const reload = async () => {
      await backend.change(
        () => Promise.resolve(),
        () => true,
      );
      const snapshot = { ...(await loadScenario('default', testNow)), ...saved } as Snapshot;
      backend.restore(snapshot, 'default', testNow);
    };
    await mock.signInAs('thandi');
    // Ids of the seed are not reused either.
    const seeded = backend.db.changeSets.all().map(({ id }) => id);
    for (const id of seeded) remove(id);
    await reload();
    const id = await submitChange(first, 3);
    expect(seeded).not.toContain(id);
    remove(id);
    await reload();
    expect([...seeded, id]).not.toContain(await submitChange(last, 0));
  });
});
