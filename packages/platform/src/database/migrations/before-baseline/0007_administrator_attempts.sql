DROP TABLE "administrator_attempts" CASCADE;--> statement-breakpoint
ALTER TABLE "administrator_sessions" DROP COLUMN "requester";