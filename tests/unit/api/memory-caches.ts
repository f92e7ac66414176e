class MemoryCache {
  private readonly entries = new Map<string, Response>();

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    const url = urlOf(request);
    // In Cache Storage a replaced entry moves to the end.
    this.entries.delete(url);
    this.entries.set(url, response);
    return Promise.resolve();
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(urlOf(request))?.clone());
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

const urlOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : String(request);

export function createMemoryCaches() {
  const named = new Map<string, MemoryCache>();
  const storage = {
    has: (name: string) => Promise.resolve(named.has(name)),
    keys: () => Promise.resolve([...named.keys()]),
    delete: (name: string) => Promise.resolve(named.delete(name)),
    open: (name: string) => {
      const cache = named.get(name) ?? new MemoryCache();
      named.set(name, cache);
      return Promise.resolve(cache);
    },
  };
  return storage as unknown as CacheStorage;
}

/** Returns the URLs in each cache, by the name of the cache. */
export async function listCachedUrls(caches: CacheStorage): Promise<Record<string, string[]>> {
  const all = (await caches.keys()).map(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return [name, requests.map(({ url }) => url)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
