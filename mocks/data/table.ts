import { NotFound } from '../rules/failure.ts';

/**
 * The rows of one model, by id and in the order of insertion. An update replaces the row object, so that undoing can
 * restore the previous one.
 */
export class Table<Row extends { id: string }> {
  readonly #entity: string;
  readonly #onChange: (undo: () => void) => void;
  #version = 0;
  #rows: Map<string, Row>;
  /** Indexes of the queried columns: rows by id, grouped by value. */
  readonly #indexes = new Map<keyof Row, Map<unknown, Map<string, Row>>>();

  /**
   * @param entity the name of a row in messages: 'Topic not found.'
   * @param onChange receives a function that undoes the change; call the latest first
   */
  constructor(entity: string, rows: readonly Row[], onChange: (undo: () => void) => void) {
    this.#entity = entity;
    this.#onChange = onChange;
    this.#rows = byId(rows);
  }

  /** Differs after each change of rows. */
  get version(): number {
    return this.#version;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  get(id: string | null | undefined): Row | undefined {
    return id == null ? undefined : this.#rows.get(id);
  }

  /** @throws NotFound, which becomes a 404 '{Entity} not found.' */
  getOrThrow(id: string | null | undefined): Row {
    const row = this.get(id);
    if (!row) throw new NotFound(this.#entity);
    return row;
  }

  /**
   * Returns the rows whose column has the value, in the order of insertion. A row whose value changes moves to the end
   * until the index is rebuilt.
   */
  where<Column extends keyof Row>(column: Column, value: Row[Column]): Row[] {
    return [...(this.#index(column).get(value)?.values() ?? [])];
  }

  insert(row: Row): Row {
    if (this.#rows.has(row.id)) throw new Error(`${this.#entity} ${row.id} exists already`);
    this.#rows.set(row.id, row);
    for (const [column, index] of this.#indexes) addTo(index, row[column], row);
    this.#changed(() => this.#delete(row));
    return row;
  }

  /** @returns the changed row, which keeps its id and position */
  update(id: string, change: Partial<Omit<Row, 'id'>>): Row {
    const before = this.getOrThrow(id);
    const row = { ...before, ...change };
    this.#rows.set(id, row);
    for (const [column, index] of this.#indexes) {
      // A row with an unchanged value keeps its position, so that the adult linked longest remains first.
      if (row[column] !== before[column]) index.get(before[column])?.delete(id);
      addTo(index, row[column], row);
    }
    this.#changed(() => {
      this.#rows.set(id, before);
      this.#indexes.clear();
    });
    return row;
  }

  upsert(row: Row): Row {
    return this.#rows.has(row.id) ? this.update(row.id, row) : this.insert(row);
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row) this.#removeAll([row]);
  }

  removeWhere<Column extends keyof Row>(column: Column, values: readonly Row[Column][]): void {
    const rows = values.flatMap((value) => this.where(column, value));
    if (rows.length > 0) this.#removeAll(rows);
  }

  load(rows: readonly Row[]): void {
    this.#version += 1;
    this.#rows = byId(rows);
    this.#indexes.clear();
  }

  #changed(undo: () => void): void {
    this.#version += 1;
    this.#onChange(() => {
      this.#version += 1;
      undo();
    });
  }

  #removeAll(removed: readonly Row[]): void {
    // Inserting a row again would move it to the end.
    const before = this.all();
    for (const row of removed) this.#delete(row);
    this.#changed(() => {
      this.#rows = byId(before);
      this.#indexes.clear();
    });
  }

  #delete(row: Row): void {
    this.#rows.delete(row.id);
    for (const [column, index] of this.#indexes) index.get(row[column])?.delete(row.id);
  }

  #index(column: keyof Row): Map<unknown, Map<string, Row>> {
    const existing = this.#indexes.get(column);
    if (existing) return existing;
    const index = new Map<unknown, Map<string, Row>>();
    for (const row of this.#rows.values()) addTo(index, row[column], row);
    this.#indexes.set(column, index);
    return index;
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

function addTo<Row extends { id: string }>(
  index: Map<unknown, Map<string, Row>>,
  value: unknown,
  row: Row,
): void {
  const existing = index.get(value);
  if (existing) existing.set(row.id, row);
  else index.set(value, byId([row]));
}
