CREATE TABLE "task_turns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "turn" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "beat_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task_turns" ADD CONSTRAINT "task_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;