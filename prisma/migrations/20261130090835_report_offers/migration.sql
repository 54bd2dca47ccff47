-- AlterEnum
ALTER TYPE "MeasureKind" ADD VALUE 'OFFER_WITHDRAWN';

-- AlterEnum
ALTER TYPE "ReportKind" ADD VALUE 'OFFER';
