import { isBlank } from '#openapi/rules/text.ts';
import { currentSession, useSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import type { Choice } from './class-list/check-rows.ts';
import type { ClassTable, Columns, Field } from './class-list/columns.ts';
import type { DateOrder } from './class-list/dates.ts';
import { listStorage } from './list-storage.ts';

/** A class list that is being checked. */
export interface ImportDraft {
  table: ClassTable;
  columns: Columns;
  dateOrder: DateOrder;
  /** The grade of rows whose cell is empty. */
  defaultGradeId: string | undefined;
  /** Corrected cells by row number. */
  edits: Readonly<Record<number, Partial<Record<Field, string>>>>;
  choices: Readonly<Record<number, Choice | undefined>>;
  /** Numbers of the rows that an import has taken over. */
  sent: ReadonlySet<number>;
  sendsInvitations: boolean;
  makesLogins: boolean;
}

/** A list before the import: the pasted text in the first step, the draft in the second. */
export interface ImportList {
  text: string;
  draft: ImportDraft | undefined;
}

/** It survives the end of the session, and is stored on the device to survive a reload (D-289). */
const importList = createUserMemory<ImportList>();

export const useImportList = (): ImportList => importList.use() ?? emptyList;

const emptyList: ImportList = { text: '', draft: undefined };

const isEmpty = ({ text, draft }: ImportList): boolean => isBlank(text) && !draft;

export const hasList = (): boolean => !isEmpty(importList.get() ?? emptyList);

function setList(list: ImportList): void {
  importList.set(list);
  const owner = currentSession();
  if (!owner) return;
  void (isEmpty(list) ? listStorage.remove(owner.id) : listStorage.put(owner.id, list));
}

export const setPastedText = (text: string): void => setList({ text, draft: undefined });

export const setDraft = (draft: ImportDraft): void => setList({ text: '', draft });

export const discardList = (): void => setList(emptyList);

export function changeDraft(change: (draft: ImportDraft) => Partial<ImportDraft>): void {
  const draft = importList.get()?.draft;
  if (draft) setDraft({ ...draft, ...change(draft) });
}

/** Loads the list that the user's last page left behind, unless one is already open. */
export async function restoreList(): Promise<void> {
  const owner = currentSession();
  if (!owner || importList.get()) return;
  const list = await listStorage.find(owner.id);
  if (list && !importList.get() && currentSession()?.id === owner.id) importList.set(list);
}

/** When a user signs out, deletes the user's list. When a session ends by itself, it stays for the same user. */
useSession.subscribe(({ details, ended }, before) => {
  const signedOut = details || ended ? undefined : before.details;
  if (!signedOut) return;
  importList.set(undefined, signedOut.id);
  void listStorage.remove(signedOut.id);
});
