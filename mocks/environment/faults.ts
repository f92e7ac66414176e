import * as v from 'valibot';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { nearestNames } from './nearest-names.ts';

export type Tag = (typeof operationTable)[OperationId]['tag'];

/** An operation, a tag of the contract for all its operations, or `*` for every operation. */
export type FaultTarget = OperationId | Tag | '*';

/** Makes calls fail or wait, for development, stories and tests. */
export interface Fault {
  operation: FaultTarget;
  /**
   * An HTTP status; 'offline': the connection breaks; 'lost': it breaks after the server has handled the call;
   * 'garbage': the response is not JSON.
   */
  status?: number | 'offline' | 'lost' | 'garbage';
  message?: string;
  code?: string;
  /** Messages by field, for a 400 from a server that is stricter than the contract. */
  errors?: Record<string, string[]>;
  /** The learner without a plan, for a 402. */
  learnerId?: string;
  /** Milliseconds before the response; 'never': it does not arrive. */
  delay?: number | 'never';
  /** The response also waits for this promise. */
  until?: Promise<void>;
  /** The number of affected calls; all by default. */
  times?: number;
  /** The share of calls that are affected, from 0 to 1; all by default. */
  chance?: number;
}

/** A fault in the list of the mock. */
export interface InjectedFault extends Fault {
  id: string;
  /** The number of calls that it has affected. */
  hits: number;
  isOn: boolean;
}

const operationIds = Object.keys(operationTable) as OperationId[];
export const tags = [...new Set(operationIds.map((id) => operationTable[id].tag))];
const targets: readonly string[] = [...operationIds, ...tags, '*'];

const isTarget = (value: unknown): value is FaultTarget => targets.includes(value as string);

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const messageText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(1000),
  v.check(isStorable, unstorableTextMessage),
);

const target = v.custom<FaultTarget>(isTarget, ({ input }) => {
  const suggestions = nearestNames(typeof input === 'string' ? input : '', targets);
  return `A fault names an operation, a tag or *. Did you mean ${suggestions.join(', ')}?`;
});

export const faultStatuses = ['offline', 'lost', 'garbage'] as const;

export const faultSchema = v.strictObject({
  operation: target,
  status: v.exactOptional(v.union([wholeNumber(400, 599), v.picklist(faultStatuses)])),
  message: v.exactOptional(messageText),
  code: v.exactOptional(messageText),
  errors: v.exactOptional(v.record(v.string(), v.pipe(v.array(messageText), v.minLength(1)))),
  learnerId: v.exactOptional(messageText),
  delay: v.exactOptional(v.union([wholeNumber(0, 600_000), v.literal('never')])),
  times: v.exactOptional(wholeNumber(1, 1_000_000)),
  chance: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

export const injectedFaultSchema = v.strictObject({
  ...faultSchema.entries,
  id: v.string(),
  hits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isOn: v.boolean(),
});

/** A property that is undefined keeps its value. */
export type FaultChange = { [Name in keyof Omit<InjectedFault, 'id'>]?: InjectedFault[Name] | undefined };

export const isUsedUp = ({ hits, times }: Pick<InjectedFault, 'hits' | 'times'>): boolean =>
  times !== undefined && hits >= times;

export const isActive = (fault: InjectedFault): boolean => fault.isOn && !isUsedUp(fault);

/** The faults in the order in which they were added. The first one that matches a call affects it. */
export class FaultList {
  #faults: InjectedFault[] = [];
  #lastNumber = 0;
  readonly #random: () => number;
  readonly #onChange: () => void;

  constructor(random: () => number, onChange: () => void) {
    this.#random = random;
    this.#onChange = onChange;
  }

  all(): readonly InjectedFault[] {
    return this.#faults;
  }

  active(): readonly InjectedFault[] {
    return this.#faults.filter(isActive);
  }

  add(...faults: readonly Fault[]): InjectedFault[] {
    const added = faults.map((fault) => ({ ...fault, id: this.#nextId(), hits: 0, isOn: true }));
    this.#set([...this.#faults, ...added]);
    return added;
  }

  /** @returns the changed fault, or undefined for an unknown id */
  update(id: string, change: FaultChange): InjectedFault | undefined {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.#set(this.#faults.map((fault) => (fault.id === id ? { ...fault, ...given } : fault)));
    return this.#faults.find((fault) => fault.id === id);
  }

  /** Replaces a fault at its place in the list. @returns the new fault, or undefined for an unknown id */
  replaceOne(id: string, fault: Fault): InjectedFault | undefined {
    const changed = { ...fault, id, hits: 0, isOn: true };
    if (!this.#faults.some((listed) => listed.id === id)) return undefined;
    this.#set(this.#faults.map((listed) => (listed.id === id ? changed : listed)));
    return changed;
  }

  remove(id: string): void {
    this.#set(this.#faults.filter((fault) => fault.id !== id));
  }

  replace(...faults: readonly Fault[]): void {
    this.#faults = [];
    this.add(...faults);
  }

  clear(): void {
    if (this.#faults.length > 0) this.#set([]);
  }

  /** Restores a stored list with its ids and hits. */
  load(faults: readonly InjectedFault[]): void {
    this.#faults = [...faults];
  }

  /** Counts a call, and returns the fault that affects it. */
  take(operation: OperationId): InjectedFault | undefined {
    const { tag } = operationTable[operation];
    const found = this.#faults.find(
      (fault) =>
        isActive(fault) &&
        [operation, tag, '*'].includes(fault.operation) &&
        (fault.chance === undefined || this.#random() < fault.chance),
    );
    if (found) this.update(found.id, { hits: found.hits + 1 });
    return found;
  }

  #nextId(): string {
    do this.#lastNumber += 1;
    while (this.#faults.some(({ id }) => id === `fault-${this.#lastNumber}`));
    return `fault-${this.#lastNumber}`;
  }

  #set(faults: InjectedFault[]): void {
    this.#faults = faults;
    this.#onChange();
  }
}
