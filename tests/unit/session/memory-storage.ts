export function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
}

export type MemoryStorage = ReturnType<typeof memoryStorage>;
