// Makes this process and its worker threads able to import .ts files: `node --import
// ./scripts/ts-register.mjs FILE.ts`.
import { register } from 'node:module';

if (!process.features.typescript) register('./ts-load.mjs', import.meta.url);
