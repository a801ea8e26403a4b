// Reading the graph of a Satisfactory save: nothing of its own so far.

export * from '../shared/read.ts';
