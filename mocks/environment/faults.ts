import { operationTable, type OperationId } from '#api/contract.gen.ts';

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
export const targets: readonly string[] = [...operationIds, ...tags, '*'];

export const faultStatuses = ['offline', 'lost', 'garbage'] as const;

/** A property that is undefined keeps its value. */
export type FaultChange = { [Name in keyof Omit<InjectedFault, 'id'>]?: InjectedFault[Name] | undefined };

export const isUsedUp = ({ hits, times }: Pick<InjectedFault, 'hits' | 'times'>): boolean =>
  times !== undefined && hits >= times;

/** The fault as it was added. */
export const definitionOf = ({
  id: _id,
  hits: _hits,
  isOn: _isOn,
  until: _until,
  ...fault
}: InjectedFault): Omit<Fault, 'until'> => fault;

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
