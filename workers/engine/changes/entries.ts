/** Fields that several kinds of change have. */
import * as v from 'valibot';
import { identifier, whole } from '../scenario/fields.ts';
import { LIMITS } from '../scenario/limits.ts';

/** Id of a flow group. */
export const group = identifier();
/** One flow of the group. */
export const flow = v.optional(whole(0, LIMITS.flows - 1), 0);
/** So many flows of the group; null is all. */
export const someFlows = v.optional(v.nullable(whole(1, LIMITS.flows, 'flows')), null);
/** A hop of the path, or behind them one of the reverse path. */
export const hop = v.optional(whole(0, 2 * LIMITS.hops - 1), 0);
