import { describe, expect, test } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import type { Snapshot } from '#mocks/data/db.ts';
import type { TableName } from '#mocks/data/models.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { sendMail } from '#mocks/services/outbox.ts';
import { testNow, useMock } from '../mock-fixture.ts';

const mock = useMock();
const { backend } = mock;

const activityId = 'act-4-fractions-halves';

async function post(path: string, body: object): Promise<Response> {
  const headers = new Headers(mock.headers());
  headers.set('Content-Type', 'application/json');
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return mock.respond(new Request(apiBaseUrl + path, request));
}

/** Submits a change of the title, and returns its id. */
async function submitChange(title: string): Promise<string> {
  const response = await post('/moderation/submit', {
    entityType: 'Activity',
    entityId: activityId,
    snapshotJson: JSON.stringify({ Id: activityId, Title: 'Halves', Description: null }),
    patchJson: JSON.stringify([{ op: 'replace', path: '/Title', value: title }]),
  });
  return ((await response.json()) as { id: string }).id;
}

const remove = (id: string) => backend.db.changeSets.remove(id);

describe('ids of deleted records', () => {
  test('are not reused for change sets, so that an outdated tab cannot approve another change', async () => {
    await mock.signInAs('thandi');
    const outdatedId = await submitChange('Quarters');
    remove(outdatedId);
    expect(await submitChange('Eighths')).not.toBe(outdatedId);
    const { title } = backend.db.activities.getOrThrow(activityId);
    expect((await post('/moderation/approve', { ids: [outdatedId] })).status).toBe(404);
    expect(backend.db.activities.getOrThrow(activityId).title).toBe(title);
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
    const id = await submitChange('Quarters');
    remove(id);
    backend.restore(structuredClone(backend.db.dump()), 'default', testNow);
    expect(await submitChange('Eighths')).not.toBe(id);
  });

  test('are not reused after a reload with the changed tables', async () => {
    const saved: Partial<Record<TableName, unknown>> = {};
    backend.listen({
      tables: async (tables) => {
        for (const name of tables) saved[name] = structuredClone(backend.db[name].all());
      },
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
    const id = await submitChange('Quarters');
    expect(seeded).not.toContain(id);
    remove(id);
    await reload();
    expect([...seeded, id]).not.toContain(await submitChange('Eighths'));
  });
});
