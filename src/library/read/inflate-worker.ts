// A thread that helps with one inflate job and ends.

import { workerData } from 'node:worker_threads';
import { helpInflate, type InflateJob } from '../../bytes/inflate-job.ts';
import { nativeInflate } from '../files/native-inflate.ts';

helpInflate(workerData as InflateJob, nativeInflate);
