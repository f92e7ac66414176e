import { keptAtHeader } from '#lib/kept-responses.ts';
import type { ResponseStore } from './response-store.ts';

interface Dependencies {
  store: ResponseStore;
  send: (request: Request) => Promise<Response>;
  now: () => Date;
  /** Resolves when the network has had its time. */
  patience: () => Promise<void>;
}

interface Call {
  owner: string;
  request: Request;
  /** Work that goes on after the response. */
  extend: (work: Promise<unknown>) => void;
  /** The server's response came after a kept one was given out: the next call gets it at once. */
  onLate: () => void;
}

/**
 * Milliseconds after a change on the server in which only the server says how things are, however slowly: as long as the
 * worker runs, which a browser ends half a minute after its last event.
 */
const settling = 60_000;

/** Milliseconds in which a response that came late is as good as new. */
const freshFor = 30_000;

/** The server's response; where there is none, or none in time, the one that was kept of it. */
export function createNetworkFirst({ store, send, now, patience }: Dependencies) {
  let lastChange = -Infinity;
  /** When a late response was kept, by owner and URL. */
  const lateResponses = new Map<string, number>();
  const time = () => now().getTime();

  /** Without the mark of a kept response: this is what the server says. */
  async function takeLate(key: string, { owner, request }: Call): Promise<Response | undefined> {
    const arrivedAt = lateResponses.get(key) ?? -Infinity;
    lateResponses.delete(key);
    if (time() - arrivedAt >= freshFor) return undefined;
    const kept = await store.find(owner, request.url).catch(() => undefined);
    if (!kept) return undefined;
    const headers = new Headers(kept.headers);
    headers.delete(keptAtHeader);
    return new Response(kept.body, { headers });
  }

  return {
    /** Something is being changed on the server: what was kept before is not shown merely because the line is slow. */
    noteChange(): void {
      lastChange = time();
      lateResponses.clear();
    },

    async respond(call: Call): Promise<Response> {
      const { owner, request, extend, onLate } = call;
      const key = JSON.stringify([owner, request.url]);
      const late = await takeLate(key, call);
      if (late) return late;

      let isGivenUp = false;
      const sentAt = time();
      const network = send(request);
      const keep = async () => {
        const isKept = await store.keep(owner, request.url, (await network).clone());
        // The server may have read it before a change that has been made since.
        if (!isGivenUp || !isKept || lastChange >= sentAt) return;
        lateResponses.set(key, time());
        onLate();
      };
      // A full disk is no reason to fail: then the response is not kept.
      extend(keep().catch(() => {}));

      const isSettling = time() - lastChange < settling;
      const inTime = isSettling ? network : Promise.race([network, patience()]);
      const response = await inTime.catch(() => undefined);
      if (response) return response;
      const kept = await store.find(owner, request.url).catch(() => undefined);
      isGivenUp = kept !== undefined;
      return kept ?? network;
    },
  };
}
