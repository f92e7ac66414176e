import { createContext, useContext } from 'react';
import type { Usage } from '../../usage.ts';
import type { PublishedContract } from '../published-contract.ts';
import type { FindRule } from '../rules.ts';

interface PageData {
  contract: PublishedContract;
  /** Where each schema is used, by its name. */
  usage: Map<string, Usage>;
  /** The id of each operation and schema on the page, by its name. */
  ids: Map<string, string>;
  findRule: FindRule;
}

export const ContractContext = createContext<PageData | null>(null);

/** The id of the tag or overview that a part of the page belongs to; undefined for schemas. */
export const SectionContext = createContext<string | undefined>(undefined);

/** The contract that the page shows. */
export function useContract(): PageData {
  const data = useContext(ContractContext);
  if (!data) throw new Error('There is no contract around this part of the page.');
  return data;
}
